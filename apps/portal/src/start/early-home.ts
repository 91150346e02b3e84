import { type Home, HomeSchema, type StoredSession } from '@portal/contract';
import * as v from 'valibot';

declare global {
  interface Window {
    /** `GET /home`, asked by the page itself before any script had come (`build/inline-scripts.mjs`). */
    earlyHome?: EarlyHome | undefined;
  }
}

interface EarlyHome {
  /** The access token that spoke. */
  token: string;
  /** When it was asked, on the clock of `performance`, in milliseconds. */
  at: number;
  /** The body of a good answer; null for any other. */
  body: Promise<string | null>;
}

const GoodAnswerSchema = v.object({ data: HomeSchema });
/** Milliseconds. An older answer may have been overtaken by a change. */
const longest = 15_000;

/**
 * What the page asked for before the scripts came, once, for the session that speaks now. Null for anything else: then the portal asks
 * as always, and renews a session that ran out as always, so that nothing is renewed twice.
 */
export async function earlyHome(session: StoredSession | null, now = () => performance.now()): Promise<Home | null> {
  const early = window.earlyHome;
  delete window.earlyHome;
  if (!early || early.token !== session?.accessToken || now() - early.at > longest) return null;
  try {
    return v.parse(GoodAnswerSchema, JSON.parse((await early.body) ?? '')).data;
  } catch {
    return null;
  }
}
