/** When a purse is worth a warning: short of the wages, and not many days left to earn them. */
import type { TroupeSeat } from '../wire';

const LATE = 5; // the day from which on it matters

export const isShort = ({ pounds, wages }: TroupeSeat, day: number): boolean => day >= LATE && pounds < wages;
