import { Hono } from 'hono';
import * as v from 'valibot';
import { refusal, success } from '../http/answers';
import { hasBearer } from '../http/bearer';
import { file } from '../http/file';
import { smallBody } from '../http/form';
import style from './page/account-verification.css?raw';
import { resultsPage } from './results-page';
import { AccountSchema, createVerifier } from './verify-account';

interface Options {
  /** What an asker shows to be let in. */
  secret: string;
  now: () => Date;
}

/** The stand-in for account verification: is this account open, whose is it, does it take debit orders. */
export function accountVerification({ secret, now }: Options): Hono {
  const standIn = new Hono();
  const verifier = createVerifier({ now });

  standIn.post('/account-verification/verify', smallBody, async (c) => {
    if (!hasBearer(c.req.header('authorization'), secret)) {
      return refusal(401, 'UNAUTHORIZED', 'The secret is missing or wrong');
    }
    const account = v.safeParse(AccountSchema, await c.req.json().catch(() => null));
    if (!account.success) return refusal(400, 'BAD_REQUEST', account.issues[0].message);
    return success(verifier.verify(account.output));
  });

  standIn.get('/account-verification', (c) => c.html(resultsPage()));
  standIn.get('/account-verification/account-verification.css', file(style, 'text/css; charset=utf-8'));
  return standIn;
}
