import { MessageNotSent, type Message, sendMessages } from '@portal/service-store';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, test } from 'vitest';
import { cells, silverPolicy } from '../staff/testing/claims-desk';
import { anEnding, couplesPolicy, type Ending, orphansPolicy } from './testing/an-ending';

/** Decided on 20 November 2026: the last day of cover is 19 January 2027. */
const [firstLetter, secondLetter, thirdLetter, lastDay] = [30, 46, 57, 60];
const address = ['21 Beach Road', 'Central', 'Gqeberha', '6001'];

onEveryDatabase('Whoever has no number is told by letter that cover ends', (db) => {
  let ending: Ending;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    ending = await anEnding(db.database);
  });
  const brand = { product: 'Ubuntu Funeral Cover', portalUrl: 'https://portal.example' };
  const send = (messenger: (message: Message, reference?: string) => Promise<void>) =>
    sendMessages({ database: db.database, clock: ending.tools.clock, messenger, brand });

  test('where one adult has a number and another has none: a text message and a letter, 30, 14 and 3 days before', async () => {
    await ending.decided();
    await ending.lookOn(firstLetter, firstLetter + 1, secondLetter, thirdLetter, lastDay);
    expect((await ending.texts('COVER_ENDS')).map(([to]) => to)).toEqual(Array(3).fill(cells.spouse));
    const letters = await ending.letters();
    expect(letters.map(({ to }) => to)).toEqual(Array(3).fill(['Grace Jacobs', ...address]));
    expect(letters[0]).toMatchObject({ policyNumber: silverPolicy });
    const [inApp] = await ending.told('COVER_ENDS');
    expect(letters[0]?.says).toEqual([
      '{product}',
      '20 December 2026',
      'Good day,',
      `We are sorry for your loss. ${inApp}`,
      `This is about policy ${silverPolicy}. To take it over, call 086 000 7580 or go to {portal}.`,
    ]);
  });

  test('where every adult has a number: none', async () => {
    await ending.decided(couplesPolicy);
    await ending.lookOn(firstLetter, secondLetter, thirdLetter);
    expect(await ending.texts('COVER_ENDS')).toHaveLength(3);
    expect(await ending.letters()).toEqual([]);
  });

  test('where only a child is left and nobody is known who speaks for it: the family, each time once', async () => {
    await ending.decided(orphansPolicy);
    ending.days(firstLetter);
    await Promise.all([ending.look(), ending.look()]);
    await ending.lookOn(1, secondLetter - firstLetter, thirdLetter - firstLetter);
    expect(await ending.texts('COVER_ENDS')).toEqual([]);
    const letters = await ending.letters();
    expect(letters.map(({ to }) => to)).toEqual(Array(3).fill(['The family of Sibusiso Jacobs', ...address]));
  });

  test('it is posted once under one reference, in the brand, also in the quiet hours and after whoever posts it was away', async () => {
    await ending.decided();
    await ending.lookOn(firstLetter);
    ending.desk.wait(14 * 3600); // In the night.
    const references: (string | undefined)[] = [];
    const posted: string[] = [];
    let isAway = true;
    const messenger = async ({ channel, text }: Message, reference?: string) => {
      if (channel !== 'POST') return;
      references.push(reference);
      if (isAway) throw new MessageNotSent('The letter service did not take a message: it answered 503');
      posted.push(text);
    };
    await expect(send(messenger)).rejects.toThrow('to be tried again: 1');
    isAway = false;
    ending.desk.wait(120);
    await send(messenger);
    await send(messenger);
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toContain('Ubuntu Funeral Cover');
    expect(posted[0]).toContain('go to https://portal.example.');
  });
});
