import { isPlainDate } from '@portal/domain';
import { providerCall } from '@portal/service-payments';
import * as v from 'valibot';
import { type DeathRegisterProvider } from './death-register';

interface Options {
  /** Where the register listens; its call is below `/death-register`. */
  url: string;
  secret: string;
  /** It has so many milliseconds to answer. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

const AnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('DECEASED'),
    dateOfDeath: v.pipe(
      v.string(),
      v.check((day) => isPlainDate(day)),
    ),
  }),
  v.object({ result: v.picklist(['ALIVE', 'NOT_FOUND', 'NO_ANSWER']), dateOfDeath: v.null() }),
]);

/** The register of deaths over HTTP, let in by a bearer secret. The number goes in the body: addresses are written to logs. */
export const deathRegisterOverHttp = ({
  url,
  secret,
  timeoutMs = 6000,
  fetch = globalThis.fetch,
}: Options): DeathRegisterProvider => ({
  check: (idNumber) =>
    providerCall({
      fetch,
      reply: AnswerSchema,
      timeoutMs,
      url: `${url.replace(/\/+$/, '')}/death-register/check`,
      init: {
        method: 'POST',
        body: JSON.stringify({ idNumber }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      },
    }),
});
