import { type RegisterReply } from '@portal/domain';

const notFound: RegisterReply = { result: 'NOT_FOUND', dateOfDeath: null };

/** A register of deaths in a test's hand. It knows of nobody until it is told; null: it is away. */
export function aDeathRegister() {
  const entries = new Map<string, RegisterReply | null>();
  const asked: string[] = [];
  return {
    register: {
      async check(idNumber: string): Promise<RegisterReply> {
        asked.push(idNumber);
        const reply = entries.get(idNumber);
        if (reply === null) throw new Error('The register is away');
        return reply ?? notFound;
      },
    },
    /** The numbers that it was asked about. */
    asked,
    says: (idNumber: string, reply: RegisterReply | null) => void entries.set(idNumber, reply),
  };
}
