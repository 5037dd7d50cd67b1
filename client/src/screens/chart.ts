// What the charts of a game share; their lines are styled by `.chart` in style.css.
export const DASHES = ['', '6 3', '2 3', '8 3 2 3']; // seats told apart without colours
