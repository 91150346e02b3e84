import { html } from 'hono/html';
import { type Markup } from '../http/pages/layout';
import { writtenTime } from '../http/pages/written';
import { type Answer, type Callback } from './callback';

const silences: Record<Exclude<Answer, number>, string> = {
  NO_ANSWER: 'no answer',
  DROPPED: 'dropped on the way',
  ANSWER_LOST: 'answer lost',
};
const written = (answer: Answer) => (typeof answer === 'number' ? `answered ${answer}` : silences[answer]);

const ends: Record<Callback['state'], (nextAt: string | null) => string> = {
  SENDING: () => 'On its way',
  WAITING: (nextAt) => `Not taken, again at ${nextAt ? writtenTime(nextAt) : ''}`,
  TAKEN: () => 'Taken',
  UNKNOWN: () => 'Not known there, not sent again',
  GIVEN_UP: () => 'Never taken, not sent again',
};

/** Every callback with its tries, the oldest first. */
export const callbackList = (callbacks: readonly Callback[]): Markup | string =>
  callbacks.length === 0
    ? ''
    : html`<section class="callbacks">
        <h3>Callbacks</h3>
        <ol>
          ${callbacks.map(
            ({ body, state, tries, nextAt }) =>
              html`<li>
                <strong>${body['status'] ?? body['result']}</strong>
                <span class="${state.toLowerCase()}">${ends[state](nextAt)}</span>
                <small
                  >${tries.map(({ sentAt, answer }) => `${writtenTime(sentAt)} ${written(answer)}`).join(' · ')}</small
                >
              </li>`,
          )}
        </ol>
      </section>`;
