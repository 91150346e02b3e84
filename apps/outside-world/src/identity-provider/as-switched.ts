import { type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { messagePage } from './message-page';
import { type Switches } from './switches';

/** Answers as the provider is to behave: late, not at all, or as usual. */
export const asSwitched =
  (switches: Switches): MiddlewareHandler =>
  async (c, next) => {
    await switches.waitWhileSlow(c.req.raw.signal);
    return switches.behaviour().mode === 'down' ? c.html(downPage(), 503) : next();
  };

const downPage = () =>
  messagePage({
    title: 'Sign-in is not available',
    text: 'The identity provider does not answer. Try again later.',
    more: html`<p class="hint">Stand-in: it was <a href="/identity/operator">switched off by its operator</a>.</p>`,
  });
