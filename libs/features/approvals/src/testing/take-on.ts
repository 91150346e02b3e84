import { press } from '@portal/forms/testing';
import { type StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** A part of the page of a request, by its name. */
export const panel = async ({ canvas }: Pick<Play, 'canvas'>, name = 'Decision') =>
  within(await canvas.findByRole('region', { name }));

/** Takes on the request that is on screen. Gives the part in which it is decided. */
export async function takeOn(play: Play) {
  const decision = await panel(play);
  await press(play, 'Take on this request');
  await decision.findByText(/^You work on this request/);
  // What it had read anew has come: nothing takes the place of what a story shows instead.
  await waitFor(() => expect(play.loaded['visit'].auth.client.isFetching()).toBe(0));
  return decision;
}
