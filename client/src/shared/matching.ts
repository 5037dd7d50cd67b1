/** Which of the offered choices typed words mean: a number, a key, or enough of its words. */
export interface Offered {
  key: string;
  words: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+.]+/gu, ' ')
    .trim();

export function bestOf(typed: string, offered: Offered[]): Offered[] {
  const number = /^\d+$/.test(typed) ? Number(typed) : 0;
  const byKey = offered.find(({ key }) => key === typed.toLowerCase() || plain(key) === plain(typed));
  if (byKey) return [byKey];
  const byNumber = offered[number - 1];
  if (byNumber) return [byNumber];
  const wanted = plain(typed).split(' ').filter(Boolean);
  const scored = offered.map((offer) => ({ offer, score: score(wanted, offer) }));
  const top = Math.max(...scored.map((each) => each.score));
  return top > 0 ? scored.filter((each) => each.score === top).map((each) => each.offer) : [];
}

/** Every typed word must begin a word of the choice; whole words count for more. */
function score(wanted: string[], { key, words }: Offered): number {
  const there = [...plain(words).split(' '), ...plain(key).split(' ')];
  let total = 0;
  for (const word of wanted) {
    if (there.includes(word)) total += 3;
    else if (there.some((one) => one.startsWith(word))) total += 2;
    else return 0;
  }
  return total;
}
