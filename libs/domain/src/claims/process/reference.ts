import { fail, ok, type Result } from '../../base/result';
import { checkCode, plainCode, randomCode } from '../../policy/random-code';

/** By what a report of a death and a claim are told apart. Source: docs/domain/claims.md#c2-1. */
const prefixes = { DEATH_REPORT: 'DR', CLAIM: 'CL' } as const;
const length = 8;
const form = 'A reference is CL or DR and 8 letters and digits, in groups of four';

/** What a reference belongs to. */
export type ReferenceKind = keyof typeof prefixes;

/** `CL-7K3M-Q2XR`: nothing of a policy, a day or a counter is in it. Throws a RangeError for fewer than 16 random bytes. */
export const claimReference = (bytes: Uint8Array): string => `${prefixes.CLAIM}-${randomCode(length, bytes)}`;

/** `DR-7K3M-Q2XR`, made in the same way. */
export const deathReportReference = (bytes: Uint8Array): string =>
  `${prefixes.DEATH_REPORT}-${randomCode(length, bytes)}`;

/** A reference as typed or read out: small letters, spaces and any or no hyphens are forgiven. */
export function readReference(typed: string): Result<{ kind: ReferenceKind; reference: string }> {
  const plain = plainCode(typed);
  if (plain === '') return fail('Enter the reference');
  const kind = (Object.keys(prefixes) as ReferenceKind[]).find((one) => plain.startsWith(prefixes[one]));
  if (kind === undefined) return fail(form);
  const prefix = prefixes[kind];
  const code = checkCode(plain.slice(prefix.length), { length, form, name: 'reference' });
  return code.success ? ok({ kind, reference: `${prefix}-${code.value}` }) : code;
}

/** Whether something typed is the reference of a report of a death. */
export function isReportReference(typed: string): boolean {
  const read = readReference(typed);
  return read.success && read.value.kind === 'DEATH_REPORT';
}

/** `CL-7K3M-Q2XR-01`, as a payout is shown; the first of a claim is 1. Throws a RangeError for a place that is none. */
export function payoutNumber(reference: string, place: number): string {
  if (!Number.isInteger(place) || place < 1) throw new RangeError(`No payout has the place ${place}`);
  return `${reference}-${String(place).padStart(2, '0')}`;
}
