import { type StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
type Story = Pick<StoryObj, 'parameters' | 'play'>;
/** The path and so on that a story has for itself. */
type Own = NonNullable<StoryObj['parameters']>;

interface Visit {
  network: { mend: () => void };
}

/** Nothing has come yet: a part of the page says that it is busy, under this name if it has one of its own. */
export const loading = (name = '', own: Own = {}): Story => ({
  parameters: { fault: 'waiting', ...own },
  play: async ({ canvasElement }) => {
    const busy = name === '' ? '[aria-busy=true]' : `[aria-busy=true][aria-label="${name}"]`;
    await waitFor(() => expect(canvasElement.querySelector(busy)).toBeInTheDocument());
  },
});

/** The service gives an error, or another `fault`, and the page says what could not be done. */
export const fails = (sentence: string, own: Own = {}): Story => ({
  parameters: { fault: 500, ...own },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});

/** The page says what could not be done; once the service works again, Reload brings what `ready` looks for. */
export const failsUntilReload = (sentence: string, ready: Play, own: Own = {}): Story => ({
  parameters: { fault: 500, ...own },
  play: async (page) => {
    await expect(await page.canvas.findByText(sentence)).toBeVisible();
    (page.loaded.visit as Visit).network.mend();
    await page.userEvent.click(page.canvas.getByRole('button', { name: 'Reload' }));
    await ready(page);
  },
});

/** There is no network from the start, and the page says so. */
export const withoutNetwork = (own: Own = {}): Pick<StoryObj, 'parameters' | 'play' | 'beforeEach'> => ({
  parameters: own,
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('You are offline. We load this as soon as there is a network.');
    await expect(first).toBeVisible();
  },
});
