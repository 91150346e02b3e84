import {
  type CollectingBank,
  type DebitInstruction,
  DebitRefused,
  type DebitReport,
} from '../collections/collecting-bank';
import { ProviderUnavailable } from '../payment-provider';

/** A bank that a test holds in its hand: it keeps what it was handed, and is away, deaf or difficult when told so. */
export function aCollectingBank() {
  const taken = new Map<string, DebitInstruction>();
  const results = new Map<string, DebitReport>();
  const state = {
    calls: 0,
    questions: 0,
    /** `down`: nothing arrives. `answer-lost`: it arrives, and nobody hears so. `refuses`: it will not take anything. */
    mode: 'normal' as 'normal' | 'down' | 'answer-lost' | 'refuses',
  };
  const bank: CollectingBank = {
    collect: async (instruction) => {
      state.calls += 1;
      if (state.mode === 'down') throw new ProviderUnavailable('It is down');
      if (state.mode === 'refuses') throw new DebitRefused('It answered 422');
      if (!taken.has(instruction.instructionId)) taken.set(instruction.instructionId, instruction);
      if (state.mode === 'answer-lost') throw new ProviderUnavailable('It did not answer in time');
    },
    resultOf: async (instructionId) => {
      state.questions += 1;
      if (state.mode === 'down') throw new ProviderUnavailable('It is down');
      return results.get(instructionId) ?? null;
    },
  };
  return { bank, taken, results, state };
}
