import { type Context, Hono } from 'hono';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { formFields, smallBody } from '../http/form';
import { ownPagesOnly } from '../http/own-pages-only';
import { type Directory } from './directory';
import { messagePage } from './message-page';
import { type RawHttp } from './raw-http';
import { signInPage } from './sign-in-page';

interface Options {
  provider: Provider;
  directory: Directory;
}

const wrongPassword = 'The email address or the password is not right. Try again.';
const cancelled = { error: 'access_denied', error_description: 'The sign-in was cancelled' };

/** The page on which staff sign in, and what becomes of pressing its buttons. */
export function signInPages({ provider, directory }: Options): Hono<RawHttp> {
  const pages = new Hono<RawHttp>();
  const page = '/identity/interaction/:uid';

  /** The sign-in that waits for this page; null when it was finished elsewhere or took too long. */
  const open = async ({ env, req }: Context<RawHttp>) => {
    const waiting = await provider.interactionDetails(env.incoming, env.outgoing).catch(unlessGone);
    return waiting?.uid === req.param('uid') ? waiting : null;
  };
  const goOn = async (c: Context<RawHttp>, result: InteractionResults) =>
    c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303);

  pages.get(page, async (c) => {
    const waiting = await open(c);
    if (!waiting) return c.html(gonePage(), 400);
    return c.html(signInPage({ people: directory.all(), email: String(waiting.params['login_hint'] ?? '') }));
  });

  pages.post(page, ownPagesOnly, smallBody, async (c) => {
    if (!(await open(c))) return c.html(gonePage(), 400);
    const { action, person: chosen, email = '', password = '' } = await formFields(c);
    if (action === 'cancel') return goOn(c, cancelled);
    const person = chosen ? directory.withSub(chosen) : directory.withPassword(email, password);
    if (person) return goOn(c, { login: { accountId: person.sub } });
    return c.html(signInPage({ people: directory.all(), email, problem: wrongPassword }), 400);
  });
  return pages;
}

function unlessGone(error: unknown): null {
  if (error instanceof errors.SessionNotFound) return null;
  throw error;
}

const gonePage = () =>
  messagePage({
    title: 'This sign-in is no longer open',
    text: 'It was finished already, or it took too long. Start again in the portal.',
  });
