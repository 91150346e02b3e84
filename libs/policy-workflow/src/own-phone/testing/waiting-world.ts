import { type Answer } from '@portal/api-client';
import { type Change, failure, refuse } from '@portal/contract';
import { type WaitingPorts } from '../send-waiting';
import { type WaitingChange, type WaitingChanges } from '../waiting-changes';

export const aWaitingChange = (key: string, more: Partial<WaitingChange> = {}): WaitingChange => ({
  key,
  userId: 'thandi',
  policyNumber: '7000010012',
  action: 'ADD_CHILD',
  form: 'ADD_CHILD',
  recordId: 'new',
  route: 'POST /add-child/{policyNumber}',
  takesFiles: false,
  body: { First_Name: key },
  values: { First_Name: key },
  at: '2026-11-23T08:00:00.000Z',
  wasTried: false,
  refusal: null,
  ...more,
});

/** What may become of one attempt. `answer-lost`: the service did it, and its answer never came. `page-dies`: so did the page. */
export const fates = [
  'done',
  'no-network',
  'answer-lost',
  'page-dies',
  'still-at-it',
  'refused',
  'signed-out',
] as const;
export type Fate = (typeof fates)[number];

const applied: Change = { outcome: 'APPLIED', effectiveDate: null, action: null };
const nothingCame = failure(500, 'INTERNAL_SERVER_ERROR', 'Internal server error');

/** One phone with several tabs, and a service that does each key once, as the real one does. */
export function aWaitingWorld(at = '2026-11-23T09:00:00.000Z') {
  const kept = new Map<string, WaitingChange>();
  const done: string[] = [];
  const told: [key: string, success: boolean][] = [];
  let now = new Date(at);
  let isOnline = true;
  let last: Promise<unknown> = Promise.resolve();

  const waiting: WaitingChanges = {
    of: async (userId) => [...kept.values()].filter((one) => one.userId === userId),
    put: async (change) => Boolean(kept.set(change.key, change)),
    remove: async (key) => void kept.delete(key),
  };
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  } as unknown as WaitingPorts['locks'];

  const attempt = async (key: string, fate: Fate): Promise<Answer<Change>> => {
    await null;
    if (fate === 'no-network') return nothingCame;
    if (fate === 'signed-out') return refuse('UNAUTHORIZED');
    if (fate === 'still-at-it') return refuse('IDEMPOTENCY_IN_PROGRESS');
    if (fate === 'refused' && !done.includes(key)) return refuse('DUPLICATE');
    if (!done.includes(key)) done.push(key);
    if (fate === 'answer-lost') return nothingCame;
    if (fate === 'page-dies') throw new Error('The page is gone');
    return { success: true, data: applied };
  };

  /** A tab whose attempts go as told, one after the other; all are well once there is no more to tell. */
  const tab = (attempts: Fate[] = []): WaitingPorts => ({
    waiting,
    locks,
    now: () => now,
    isOnline: () => isOnline,
    send: ({ key }) => attempt(key, attempts.shift() ?? 'done'),
    onAnswer: ({ key }, { success }) => void told.push([key, success]),
  });

  return {
    kept,
    done,
    told,
    tab,
    waiting,
    setOnline: (is: boolean) => (isOnline = is),
    setNow: (to: string) => (now = new Date(to)),
  };
}
