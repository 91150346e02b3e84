import { type StoryObj } from '@storybook/react-vite';
import { answersOf } from './caller';

export type Play = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** Types into the search box and sends it. */
export async function find({ canvas, userEvent }: Play, text: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Find a policy' }), `${text}{Enter}`);
}

/** Types what a caller says: by question, the right answers unless others are given. */
export async function takeCall(
  { canvas, userEvent }: Play,
  answers: Record<string, string> = answersOf('family-active'),
): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = await canvas.findByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, answer);
  }
}

export const openIt = async ({ canvas, userEvent }: Play): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Open policy' }));
