import { expect, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** A card of the page by its heading. */
export const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** Nothing is wider than the page. */
export const fitsTheScreen = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** Making a page of a PDF takes its time in a tab. */
export const untilMade = { timeout: 20_000 };
