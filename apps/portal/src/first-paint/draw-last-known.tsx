// Fetched by the page itself on somebody's own phone, before any other script: puts what the phone last knew in the place of the shape of
// home. It reads no policy and asks nobody. React begins with the same (`readLastKnownAtStart`).
import { sessionStorageKey, StoredSessionSchema } from '@portal/contract';
import { LastKnownHome } from '@portal/home/last-known';
import { readLastKnown } from '@portal/policy-workflow/own-phone';
import * as v from 'valibot';
import { toNodes } from './to-nodes';

async function drawLastKnown(now: Date) {
  const session = v.parse(StoredSessionSchema, JSON.parse(localStorage.getItem(sessionStorageKey) ?? ''));
  const copy = await readLastKnown(session, now);
  const shape = document.querySelector('[data-paint=home]');
  if (!copy || !shape) return;
  shape.querySelector('.page-content')?.replaceChildren(...toNodes(<LastKnownHome copy={copy} now={now} />));
  shape.removeAttribute('aria-busy');
  shape.removeAttribute('aria-label');
}

// Whatever is wrong, the shape of home stays until React has come.
drawLastKnown(new Date()).catch(() => undefined);
