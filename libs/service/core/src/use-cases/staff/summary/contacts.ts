import { type Contact } from '@portal/contract';
import { messageTitle } from '@portal/contract/words';
import { labelOf, servicingReasons } from '@portal/domain';
import { type LastContacts, type Message } from '@portal/service-store';

const channelWords: Record<Message['channel'], string> = {
  SMS: 'Text message',
  POST: 'Letter',
};

/** The last times of every kind, the newest first. */
export function contactsOf({ signIns, servicings, messages }: LastContacts, most: number): Contact[] {
  const contacts: { at: Date; kind: Contact['kind']; text: string }[] = [
    ...signIns.map((at) => ({ at, kind: 'SIGN_IN' as const, text: 'Signed in to the portal' })),
    ...servicings.map(({ openedAt, reason, staffName }) => {
      const text = `${staffName ?? 'A member of staff'} opened the policy: ${labelOf(servicingReasons, reason)}`;
      return { at: openedAt, kind: 'SERVICED' as const, text };
    }),
    ...messages.map(({ message, sentAt }) => {
      const text = `${channelWords[message.channel]}: ${messageTitle(message.purpose)}`;
      return { at: sentAt, kind: 'MESSAGE_SENT' as const, text };
    }),
  ];
  contacts.sort((one, other) => other.at.getTime() - one.at.getTime());
  return contacts.slice(0, most).map(({ at, ...contact }) => ({ at: at.toISOString(), ...contact }));
}
