/** What keys do in a list that staff work through. */
export type Command = 'next' | 'previous' | 'choose' | 'help';

const letters: Partial<Record<string, Command>> = { j: 'next', k: 'previous', x: 'choose', '?': 'help' };
const arrows: Partial<Record<string, Command>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Where keys write, choose from a list, or belong to what stands in front of the page. */
const elsewhere = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"]';

type Key = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** What a key asks for; null: nothing of ours. Arrows count on a row only, where they would otherwise scroll the page. */
export function commandOf(event: Key, { areLettersOn }: { areLettersOn: boolean }): Command | null {
  const isOurs = !(event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented);
  const place = event.target instanceof Element ? event.target : null;
  if (!isOurs || place?.closest(elsewhere)) return null;
  const arrow = place?.closest('tr') ? arrows[event.key] : undefined;
  return arrow ?? (areLettersOn ? letters[event.key] : undefined) ?? null;
}
