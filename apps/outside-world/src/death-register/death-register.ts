import { Hono } from 'hono';
import * as v from 'valibot';
import { refusal, success } from '../http/answers';
import { hasBearer } from '../http/bearer';
import { file } from '../http/file';
import { formFields, smallBody } from '../http/form';
import { ownPagesOnly } from '../http/own-pages-only';
import { QuestionSchema, readEntry } from './entry-form';
import style from './page/death-register.css?raw';
import { createRegister } from './register';
import { registerPage } from './register-page';

interface Options {
  /** What an asker shows to be let in. */
  secret: string;
  now: () => Date;
}

/** The stand-in for the register of deaths: has somebody with this ID number died, and when. */
export function deathRegister({ secret, now }: Options): Hono {
  const standIn = new Hono();
  const register = createRegister({ now });

  standIn.post('/death-register/check', smallBody, async (c) => {
    if (!hasBearer(c.req.header('authorization'), secret)) {
      return refusal(401, 'UNAUTHORIZED', 'The secret is missing or wrong');
    }
    const question = v.safeParse(QuestionSchema, await c.req.json().catch(() => null));
    if (!question.success) return refusal(400, 'BAD_REQUEST', question.issues[0].message);
    const answer = register.check(question.output.idNumber);
    return answer.result === 'NO_ANSWER' ? refusal(504, 'NO_ANSWER', 'The register does not answer') : success(answer);
  });

  const page = (problem: string | null = null) =>
    registerPage({ entries: register.entries(), questions: register.questions(), now: now(), problem });
  standIn.get('/death-register', (c) => c.html(page()));
  standIn.get('/death-register/death-register.css', file(style, 'text/css; charset=utf-8'));
  standIn.post('/death-register/entries', ownPagesOnly, smallBody, async (c) => {
    const typed = readEntry(await formFields(c), now());
    if ('problem' in typed) return c.html(page(typed.problem), 400);
    register.enter(typed.idNumber, typed.entry);
    return c.redirect('/death-register', 303);
  });
  return standIn;
}
