import { expect, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** What a story needs of its page. */
export interface Page {
  canvas: Canvas;
  userEvent: { click(element: Element): Promise<void> };
}

/** The table of this name, once it is there. */
export const tableOf = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('table', { name }));

/** The cells of the row of this name. */
export const cellsOf = (table: Canvas, row: RegExp) =>
  within(table.getByRole('row', { name: row })).getAllByRole('cell');

export const press = async ({ canvas, userEvent }: Page, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Ticks boxes and chooses answers, by their labels. */
export async function tick({ canvas, userEvent }: Page, ...labels: (string | RegExp)[]) {
  for (const label of labels) await userEvent.click(await canvas.findByLabelText(label));
}

/** Nothing on the page is wider than the screen. */
export const fitsTheScreen = async (page: HTMLElement) => {
  await expect(page.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
