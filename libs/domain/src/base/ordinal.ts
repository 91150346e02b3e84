/** `1st`, `22nd`, `13th`. */
export function ordinal(count: number): string {
  const last = count % 10;
  const isTeen = Math.floor((count % 100) / 10) === 1;
  const ending = isTeen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th';
  return `${count}${ending}`;
}
