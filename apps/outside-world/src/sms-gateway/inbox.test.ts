import { describe, expect, it } from 'vitest';
import { createInbox } from './inbox';

const anInbox = (capacity?: number) => {
  let count = 0;
  return createInbox({ now: () => new Date('2026-03-02T08:00:00Z'), newId: () => `m${++count}` }, capacity);
};
const sms = (text: string, to = '27821234567') => ({ to, text });

describe('the inbox', () => {
  it('shows the newest message first', () => {
    const inbox = anInbox();
    inbox.receive(sms('one'));
    inbox.receive(sms('two'));
    expect(inbox.messages().map(({ text }) => text)).toEqual(['two', 'one']);
  });

  it('delivers one reference once', () => {
    const inbox = anInbox();
    const first = inbox.receive({ ...sms('one'), reference: 'r1' });
    const again = inbox.receive({ ...sms('one'), reference: 'r1' });
    expect(again).toEqual({ received: first.received, isRepeat: true });
    expect(inbox.messages()).toHaveLength(1);
  });

  it('delivers one reference once, even after its message was dropped', () => {
    const inbox = anInbox(1);
    inbox.receive({ ...sms('one'), reference: 'r1' });
    inbox.receive({ ...sms('two'), reference: 'r2' });
    expect(inbox.receive({ ...sms('one'), reference: 'r1' }).isRepeat).toBe(true);
    expect(inbox.messages().map(({ text }) => text)).toEqual(['two']);
  });

  it('delivers equal messages without a reference each time', () => {
    const inbox = anInbox();
    inbox.receive(sms('one'));
    inbox.receive(sms('one'));
    expect(inbox.messages()).toHaveLength(2);
  });

  it('keeps the phones apart', () => {
    const inbox = anInbox();
    inbox.receive(sms('mine', '27821234567'));
    inbox.receive(sms('yours', '27821234568'));
    expect(inbox.messages('27821234567').map(({ text }) => text)).toEqual(['mine']);
  });

  it('forgets the oldest message when it is full', () => {
    const inbox = anInbox(2);
    for (const text of ['one', 'two', 'three']) inbox.receive(sms(text));
    expect(inbox.messages().map(({ text }) => text)).toEqual(['three', 'two']);
  });
});
