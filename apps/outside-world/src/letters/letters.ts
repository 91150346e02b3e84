import { Hono } from 'hono';
import * as v from 'valibot';
import { receivedOnce } from '../delivery/received-once';
import { refusal, success } from '../http/answers';
import { hasBearer } from '../http/bearer';
import { file } from '../http/file';
import { smallBody } from '../http/form';
import { type Letter, LetterSchema } from './letter';
import { lettersPage } from './letters-page';
import style from './page/letters.css?raw';

/** Letters that are shown; the oldest is forgotten first. */
const shown = 200;

interface Options {
  /** What a sender shows to be let in. */
  secret: string;
  now: () => Date;
  newId: () => string;
}

/** The stand-in for whoever prints and posts letters: senders hand them over, people read them on a page. */
export function letters({ secret, now, newId }: Options): Hono {
  const standIn = new Hono();
  const { receive, all } = receivedOnce<Letter>({ now, newId }, shown);

  standIn.post('/letters', smallBody, async (c) => {
    if (!hasBearer(c.req.header('authorization'), secret)) {
      return refusal(401, 'UNAUTHORIZED', 'The secret is missing or wrong');
    }
    const read = v.safeParse(LetterSchema, await c.req.json().catch(() => null));
    if (!read.success) return refusal(400, 'BAD_REQUEST', read.issues[0].message);
    const { received, isRepeat } = receive(read.output);
    return success({ id: received.id, receivedAt: received.receivedAt }, isRepeat ? 200 : 201);
  });

  standIn.get('/letters', (c) => c.html(lettersPage(all())));
  standIn.get('/letters.json', () => success(all()));
  standIn.get('/letters/letters.css', file(style, 'text/css; charset=utf-8'));
  return standIn;
}
