import { type PartKind } from '@portal/domain';
import { type Notification } from '../../records/notification';

/** What a sentence may name, ready to be read. */
export interface Words {
  amount: string;
  premium: string;
  no: string;
  date: string;
  name: string;
  reason: string;
  /** The day from which something is so. */
  since?: string;
  /** It is about the first premium, with which cover starts. */
  isFirst?: boolean;
  /** Whose part of a claim it is about; the own one unless given. */
  of?: PartKind;
}

/** What is shown of one type of message, and where it leads. */
export interface NotificationRow {
  title: string;
  severity: Notification['severity'];
  sentence(words: Words): string;
  path: string | null;
}
