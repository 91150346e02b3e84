import { type ClaimEventName } from '@portal/contract/words';
import { type ClaimRecord } from '@portal/service-store';

interface Happened {
  at: Date;
  /** The name of whoever did it. */
  who: string;
  event: ClaimEventName;
  /** What it was about, ready to be read. */
  about?: string;
}

/** Who did what followed by itself. */
export const nobody = 'The system';

/** Who confirmed a death without anybody's doing. */
export const deathRegister = 'The death register';

/** A claim with one more thing in its history. */
export const withEvent = (record: ClaimRecord, { at, who, event, about }: Happened): ClaimRecord => ({
  ...record,
  history: [...record.history, { at: at.toISOString(), who, event, about: about ?? null }],
});
