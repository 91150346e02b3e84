import { type ApprovalDecision } from '@portal/contract';
import fc from 'fast-check';
import { done, type Outcome, type Planner } from '../base/change';
import { updateMainMember } from '../planners/main-member';
import { addChild } from '../planners/new-lives';
import { updateChild } from '../planners/update-life';
import { submitChange } from '../submit/submit-change';
import { approveTogether } from '../workbench/approve-together';
import { askForMore } from '../workbench/ask-for-more';
import { releaseRequest } from '../workbench/release-request';
import { assignRequest } from '../workbench/assign-request';
import { aGirl, approveWithPin, decide, decline, recorded, send, type Who } from './a-request';
import { contradicting, grownChild, reason } from './overrides';
import { type World } from './world';

/** One thing that somebody does by staff or by a customer, with what was drawn for it. */
export interface Step {
  name: keyof typeof steps;
  who: Who;
  pick: number;
}

/** Every request there has been, oldest first. */
export type Requests = readonly { id: string; status: string }[];

type Run = (world: World, requests: Requests, step: Step) => Promise<Outcome<unknown>>;

/** The request that a step is about: mostly one of the first that wait, now and then any; none at first. */
export function chosen(requests: Requests, pick: number): string {
  const waiting = requests.filter(({ status }) => status === 'PENDING').slice(0, 3);
  const list = pick % 6 === 0 || waiting.length === 0 ? requests : waiting;
  return list[pick % Math.max(1, list.length)]?.id ?? '00000000-0000-4000-8000-000000000000';
}

const submitting =
  <Body extends object>(plan: Planner<Body>, bodyOf: (world: World, pick: number) => Promise<Body>): Run =>
  async (world, _, { who, pick }) => {
    const { tools, policyNumber, actors, origin } = world;
    const request = { policyNumber, actor: actors[who], origin, plan, idempotency: null };
    return submitChange(tools, { ...request, body: await bodyOf(world, pick) });
  };
const deciding =
  (decision: ApprovalDecision): Run =>
  (world, requests, { who, pick }) =>
    decide(world, chosen(requests, pick), who, decision);
const by = ({ actors, origin }: World, requests: Requests, { who, pick }: Step) => ({
  actionId: chosen(requests, pick),
  actor: actors[who],
  origin,
});
const firstChild = async (world: World) => (await world.policy()).record.Children[0]?.id ?? '';
const letters = 'abcdefghij';
const bornOn = (pick: number) => contradicting(`2003-05-1${pick % 10}`, `2003-05-1${pick % 10}`);

const askInSpite = submitting(addChild, async (_, pick) => ({ ...grownChild, ...bornOn(pick), ...reason }));

/** What may happen to requests. */
export const steps = {
  askForChild: submitting(addChild, async (_, pick) => aGirl(pick % 10)),
  askForName: submitting(updateMainMember, async (_, pick) => {
    return { First_Name: `Nomsa${letters[pick % 10]}` } as { id?: string };
  }),
  askForChildsName: submitting(updateChild, async (world, pick) => {
    return { id: await firstChild(world), First_Name: `Thabo${letters[pick % 10]}` } as { id: string };
  }),
  /** Mostly by somebody who may. */
  askInSpite: (world, requests, step) =>
    askInSpite(world, requests, { ...step, who: step.pick % 4 ? 'admin' : step.who }),
  approve: deciding(approveWithPin),
  decline: deciding(decline),
  cancel: deciding({ decision: 'CANCEL' }),
  consent: deciding(recorded),
  take: (world, requests, step) => assignRequest(world.tools, by(world, requests, step)),
  release: (world, requests, step) => releaseRequest(world.tools, by(world, requests, step)),
  askMore: (world, requests, step) =>
    askForMore(world.tools, {
      ...by(world, requests, step),
      idempotencyKey: null,
      question: { message: 'A clearer copy, please', documentTypes: step.pick % 2 ? ['ID_COPY'] : [] },
    }),
  together: (world, requests, { who, pick }) =>
    approveTogether(world.tools, {
      actor: world.actors[who],
      origin: world.origin,
      ids: [...new Set([chosen(requests, pick), chosen(requests, pick + 1), chosen(requests, pick + 2)])],
    }),
  sendDocument: (world, requests, { who, pick }) =>
    send(world, chosen(requests, pick), pick % 3 ? 'BIRTH_CERTIFICATE' : 'ID_COPY', who),
  /** The policy is changed by somebody whom no request knows of. */
  move: async (world, _, { pick }) => {
    const First_Name = `Moved${letters[pick % 10]}`;
    await world.edit(({ Children }) => ({
      Children: Children.map((child, place) => (place === 0 ? { ...child, First_Name } : child)),
    }));
    return done(null);
  },
  waitMinutes: async (world, _, { pick }) => (world.waitMinutes(pick), done(null)),
  waitDays: async (world, _, { pick }) => (world.wait(pick % 3 ? 0 : 11), done(null)),
} satisfies Record<string, Run>;

const often: Step['name'][] = [
  ...(['askForChild', 'askForChildsName', 'askInSpite', 'consent'] as const),
  ...(['approve', 'approve', 'take', 'take'] as const),
];
const names = Object.keys(steps) as Step['name'][];

export const stepsOf = (length: number) =>
  fc.array(
    fc.record<Step>({
      name: fc.oneof(fc.constantFrom(...names), fc.constantFrom(...often)),
      who: fc.constantFrom('customer', 'consultant', 'colleague', 'admin', 'secondAdmin'),
      pick: fc.nat({ max: 59 }),
    }),
    { minLength: length, maxLength: length },
  );
