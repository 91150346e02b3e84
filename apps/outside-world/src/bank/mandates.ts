import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CallbackLine } from '../delivery/callback-line';
import { mandateStanding, type Mandate, type MandateRequest, type MandateResult } from './mandate';

/** Mandates kept; the one that was asked about longest ago is dropped first. */
const mandateCapacity = 500;

interface Options {
  now: () => Date;
  newId: () => string;
  line: CallbackLine;
}

/** The mandates of all payers, in memory. */
export function createMandates({ now, newId, line }: Options, capacity = mandateCapacity) {
  const mandates = new Map<string, Mandate>();

  return {
    /** Newest question first. */
    all: (): Mandate[] => [...mandates.values()].reverse(),

    /** Asks the payer. The same question again changes nothing; other terms replace the open question. */
    ask({ sentAt: _sentAt, ...terms }: MandateRequest): { isRepeat: boolean } {
      const earlier = mandates.get(terms.contractReference);
      if (earlier && isDeepStrictEqual(earlier.terms, terms)) return { isRepeat: true };
      mandates.delete(terms.contractReference);
      mandates.set(terms.contractReference, {
        contractReference: terms.contractReference,
        terms,
        question: newId(),
        result: null,
        answeredAt: null,
        agreed: earlier?.agreed ?? null,
        mandateReferenceNumber: earlier?.mandateReferenceNumber ?? null,
        callbacks: earlier?.callbacks ?? [],
      });
      const [oldest] = mandates.keys();
      if (mandates.size > capacity && oldest !== undefined) mandates.delete(oldest);
      return { isRepeat: false };
    },

    /** Takes the payer's answer and tells the creditor. False when that question is not open (any more). */
    answer(contractReference: string, question: string | undefined, result: MandateResult): boolean {
      const mandate = mandates.get(contractReference);
      if (!mandate || mandate.question !== question || mandateStanding(mandate, now()) !== 'WAITING') return false;
      const answeredAt = now().toISOString();
      Object.assign(mandate, { result, answeredAt });
      if (result === 'AUTHENTICATED') {
        mandate.agreed = mandate.terms;
        mandate.mandateReferenceNumber ??= mandateNumber(newId());
      }
      const { callback } = line.send({
        contractReference,
        result,
        mandateReferenceNumber: result === 'AUTHENTICATED' ? mandate.mandateReferenceNumber : null,
        channel: 'BANKING_APP',
        answeredAt,
      });
      mandate.callbacks.push(callback);
      return true;
    },
  };
}

/** Twenty digits. */
const mandateNumber = (id: string) =>
  String(createHash('sha256').update(id).digest().readBigUInt64BE()).padStart(20, '0');
