import {
  type CollectingBank,
  type DebitInstruction,
  type DebitReport,
  ProviderUnavailable,
} from '@portal/service-payments';

/** How the bank takes the next instructions. */
type BankMood = 'takes' | 'takes-and-says-nothing' | 'is-away';

/** The payers' banks: what they were asked to collect, and what became of it. */
export function payersBank() {
  const taken = new Map<string, DebitInstruction>();
  const results = new Map<string, DebitReport>();
  const state: { mood: BankMood; repeated: number } = { mood: 'takes', repeated: 0 };
  const bank: CollectingBank = {
    collect: async (instruction) => {
      if (state.mood === 'is-away') throw new ProviderUnavailable('It is away');
      if (taken.has(instruction.instructionId)) state.repeated += 1;
      else taken.set(instruction.instructionId, instruction);
      if (state.mood === 'takes-and-says-nothing') throw new ProviderUnavailable('Its answer was lost');
    },
    resultOf: async (instructionId) => {
      if (state.mood === 'is-away') throw new ProviderUnavailable('It is away');
      return results.get(instructionId) ?? null;
    },
  };
  return { bank, taken, results, state };
}
