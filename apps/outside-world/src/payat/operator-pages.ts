import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type CallbackLine, lineModes } from '../delivery/callback-line';
import { refusal, success } from '../http/answers';
import { formFields, smallBody } from '../http/form';
import { type Ledger } from './ledger';
import { operatorPage } from './operator-page';
import { type Reporting } from './reporting';
import { type Transaction } from './transaction';

interface Options {
  ledger: Ledger;
  reporting: Reporting;
  line: CallbackLine;
}

const LineSchema = v.strictObject({ mode: v.picklist(lineModes) });

/** What the operator of the sandbox sees and does. */
export function operatorPages({ ledger, reporting, line }: Options): Hono {
  const pages = new Hono();
  const actions: Record<string, (transaction: Transaction) => void> = {
    release: reporting.releaseNext,
    repeat: reporting.repeat,
    reverse: reporting.reverse,
  };

  pages.get('/payat', (c) => c.html(operatorPage({ transactions: ledger.all(), mode: line.mode() })));

  pages.post('/payat/sandbox/line', smallBody, async (c) => {
    const isForm = hasForm(c);
    const given = v.safeParse(LineSchema, isForm ? await formFields(c) : await c.req.json().catch(() => null));
    if (!given.success) return refusal(400, 'BAD_REQUEST', `mode must be one of ${lineModes.join(', ')}`);
    line.setMode(given.output.mode);
    return isForm ? c.redirect('/payat', 303) : success(given.output);
  });

  pages.post('/payat/sandbox/transactions/:id/:action', (c) => {
    const transaction = ledger.withId(c.req.param('id'));
    const action = Object.hasOwn(actions, c.req.param('action')) ? actions[c.req.param('action')] : undefined;
    if (!transaction || !action) return refusal(404, 'NOT_FOUND', 'Not found');
    action(transaction);
    return c.redirect('/payat', 303);
  });
  return pages;
}

const hasForm = (c: Context) => (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
