/** What nobody should read: a day in numbers, and a zero as an amount. Source: docs/domain/records.md#r9-1. */
const unreadable = [
  { is: /\b\d{1,2}\/\d{1,2}\/\d{4}\b/, why: 'a day in numbers' },
  { is: /\b\d{4}-\d{2}-\d{2}\b/, why: 'a day as it is sent' },
  { is: /R\s?0(,00)?(?![\d,.]|\s\d)/, why: 'a zero amount' },
] as const;

/** The name of a file is a name, and not a sentence: its days are in the order that files are sorted by. */
const fileName = /[\w-]+\.(pdf|csv)\b/g;

const isShown = (element: Element | null): boolean =>
  element !== null && element.checkVisibility({ visibilityProperty: true }) && element.closest('pre, code') === null;

/** Every text on the page that is written as a machine would write it. Empty is good. */
export function wronglyWritten(page: Document): string[] {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const wrong: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.textContent ?? '';
    const reason = unreadable.find(({ is }) => is.test(said.replace(fileName, '')));
    if (reason && isShown(text.parentElement)) wrong.push(`${reason.why}: ${said.trim().slice(0, 120)}`);
  }
  return wrong;
}
