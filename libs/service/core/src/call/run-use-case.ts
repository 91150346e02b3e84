import { ClaimPartQuerySchema, type Endpoint } from '@portal/contract';
import * as v from 'valibot';
import { type Admitted } from '../caller/admitted';
import {
  type Caller,
  type ClaimantCaller,
  type ClaimCaller,
  type CustomerCaller,
  type FamilyCaller,
  isReporter,
  isStaff,
  type ReporterCaller,
} from '../caller/caller';
import { Refusal } from '../wire/refusal';
import { type OpenCall, type Tools, type UseCase } from './use-case';

type Runnable = Exclude<UseCase, { for: 'everybody-alike' | 'policy-view' | 'report' }>;

/** Runs a use case with as much as it asks for. What is missing here was let in by mistake, so nobody is answered. */
export async function runUseCase(
  useCase: Runnable,
  call: OpenCall<Endpoint>,
  admitted: Admitted | null,
  tools: Tools,
): Promise<unknown> {
  if (useCase.for === 'anybody') return useCase.run(call, tools);
  if (admitted === null) throw new Error('There is no caller to give to the use case');
  const { policy, circumstances } = admitted;
  if (useCase.for === 'family')
    return useCase.run({ ...call, caller: ofClaim(asFamily(admitted.caller), call) }, tools);
  if (useCase.for === 'family-or-reporter') return useCase.run({ ...call, caller: asFamily(admitted.caller) }, tools);
  if (useCase.for === 'claimant' || useCase.for === 'reporter' || useCase.for === 'claimant-or-reporter') {
    return runForClaimant(useCase, call, asClaimant(admitted.caller), tools);
  }
  const caller = asCaller(admitted.caller);
  if (useCase.for === 'signed-in') return useCase.run({ ...call, caller }, tools);
  if (useCase.for === 'customer') return useCase.run({ ...call, caller: asCustomer(caller) }, tools);
  if (useCase.for === 'staff') return useCase.run({ ...call, caller: asStaff(caller) }, tools);
  if (useCase.for === 'policy-or-new') return useCase.run({ ...call, caller, policy }, tools);
  if (policy === null) throw new Error('There is no policy to give to the use case');
  const about = { ...call, policy, circumstances };
  if (useCase.for === 'own-policy') return useCase.run({ ...about, caller: asCustomer(caller) }, tools);
  if (useCase.for === 'servicing') return useCase.run({ ...about, caller: asStaff(caller) }, tools);
  return useCase.run({ ...about, caller }, tools);
}

function runForClaimant(
  useCase: Extract<UseCase, { for: 'claimant' | 'reporter' | 'claimant-or-reporter' }>,
  call: OpenCall<Endpoint>,
  caller: ClaimantCaller,
  tools: Tools,
): Promise<unknown> {
  if (useCase.for === 'claimant') return useCase.run({ ...call, caller: asClaimCaller(caller) }, tools);
  if (useCase.for === 'reporter') return useCase.run({ ...call, caller: asReporter(caller) }, tools);
  return useCase.run({ ...call, caller }, tools);
}

function asCaller(caller: Admitted['caller']): Caller {
  if (caller.kind === 'claimant') throw new Error('The use case is for nobody who signed in to a claim');
  return caller;
}

function asFamily(caller: Admitted['caller']): CustomerCaller | ClaimantCaller {
  if (isStaff(caller)) throw new Error('The use case is for those who claim only');
  return caller;
}

const ofClaim = (caller: CustomerCaller | ClaimantCaller, call: OpenCall<Endpoint>): FamilyCaller =>
  caller.kind === 'claimant' ? { ...asClaimCaller(caller), part: partAsked(call) } : caller;

/** The part of a claim that a call asks to act for (`ClaimPartQuerySchema`); null: the own. */
const partAsked = ({ query }: { query: unknown }): string | null =>
  v.is(ClaimPartQuerySchema, query) ? (query.part ?? null) : null;

function asClaimant(caller: Admitted['caller']) {
  if (caller.kind !== 'claimant') throw new Error('The use case is for those who signed in to a claim only');
  return caller;
}

function asCustomer(caller: Caller) {
  if (isStaff(caller)) throw new Error('The use case is for customers only');
  return caller;
}

function asStaff(caller: Caller) {
  if (!isStaff(caller)) throw new Error('The use case is for staff only');
  return caller;
}

/** The caller as one of those who claim. A session of a report opens no claim: 404. */
function asClaimCaller(caller: ClaimantCaller): ClaimCaller {
  if (isReporter(caller)) throw new Refusal('NOT_FOUND');
  return caller;
}

/** The caller as whoever made a report. A session of a claim opens no report: 404. */
function asReporter(caller: ClaimantCaller): ReporterCaller {
  if (!isReporter(caller)) throw new Refusal('NOT_FOUND');
  return caller;
}
