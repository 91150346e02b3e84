import { expect, within } from 'storybook/test';

/** What a story needs of its page. */
export interface Page {
  canvas: ReturnType<typeof within>;
  userEvent: {
    type(element: Element, text: string): Promise<void>;
    clear(element: Element): Promise<void>;
    click(element: Element): Promise<void>;
    selectOptions(element: Element, options: HTMLElement): Promise<void>;
  };
}

/** Answers of a form by the label of their question. */
export type Answers = Readonly<Record<string, string>>;

/** Types into text fields, replacing what is there, and chooses in lists. */
export async function fillIn({ canvas, userEvent }: Page, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    const field = await canvas.findByLabelText(label);
    if (field instanceof HTMLSelectElement) {
      await userEvent.selectOptions(field, within(field).getByRole('option', { name: answer }));
    } else {
      await userEvent.clear(field);
      await userEvent.type(field, answer);
    }
  }
}

/** Types a date, day first: `03/10/2026`. */
export async function fillInDate(page: Page, label: string, date: string) {
  const group = within(await page.canvas.findByRole('group', { name: label }));
  const [day = '', month = '', year = ''] = date.split('/');
  await fillIn({ ...page, canvas: group as Page['canvas'] }, { Day: day, Month: month, Year: year });
}

/** Chooses answers among radio buttons and ticks boxes, by their labels. */
export async function choose({ canvas, userEvent }: Page, ...labels: (string | RegExp)[]) {
  for (const label of labels) await userEvent.click(await canvas.findByLabelText(label));
}

export const press = async ({ canvas, userEvent }: Page, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const follow = async ({ canvas, userEvent }: Page, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('link', { name }));

/** Follows a link away from what is not sent yet, and says to the question whether to leave. */
export async function followAway(page: Page, name: string | RegExp, answer: 'Leave' | 'Stay on this page') {
  await follow(page, name);
  const question = within(await page.canvas.findByRole('dialog', { name: 'Leave this page?' }));
  await expect(question.getByText(/^What you typed has not been sent/)).toBeVisible();
  await page.userEvent.click(question.getByRole('button', { name: answer }));
}

export const heading = ({ canvas }: Pick<Page, 'canvas'>, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 1, name });
