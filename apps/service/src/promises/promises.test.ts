import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { notificationTypes } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { keptPromises } from './kept-promises';
import { notificationSenders } from './notification-senders';

const root = join(import.meta.dirname, '../../../..');
const libs = join(root, 'libs');

/** Where people read sentences: screens, notifications, documents and the domain's own. */
const places = [
  'features',
  'policy-workflow',
  'contract/src/words',
  'domain/src',
  'service/documents/src',
  'auth',
  'forms',
];
/** A catalogue of form parts promises nobody anything. */
const isRead = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\/|form-catalogue/.test(file);

const files = places.flatMap((place) =>
  readdirSync(join(libs, place), { recursive: true, encoding: 'utf8' })
    .map((file) => relative(libs, join(libs, place, file)))
    .filter(isRead),
);

/** A file as one line, without comments. */
const wordsOf = (file: string): string =>
  readFileSync(join(libs, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');

/** What a promise sounds like. */
const promise =
  /\b[Ww]e (?:will |may |then |also |can )?(?:send|tell|remind|let you know|inform|notify|look into|confirm that|answer|decide|pay your premiums back|ask again|check it with|call (?:you )?back|contact you (?:by|on)(?! email)|look at it|pay (?:it |them )?back|pay you|pay up to|try again)\b|\b[Ss]omebody else looks at it and\b|\b[Yy]ou get a new one\b|\b[Ww]e write to you (?!in)|\b[Yy]ou (?:will )?get a message\b/g;

describe('what we promise', () => {
  it('is kept by something: every sentence stands in the table', () => {
    const missing: string[] = [];
    for (const file of files) {
      const words = wordsOf(file);
      const kept = keptPromises.filter(({ on }) => on === file).map(({ says }) => says);
      for (const { index, 0: found } of words.matchAll(promise)) {
        const isKept = kept.some((says) => {
          for (let at = words.indexOf(says); at >= 0; at = words.indexOf(says, at + 1)) {
            if (at <= index && index < at + says.length) return true;
          }
          return false;
        });
        if (!isKept) missing.push(`${file}: ${words.slice(index, index + found.length + 60)}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it.each(keptPromises)('on $on "$says" is still said, and kept', ({ on, says, keptBy }) => {
    expect(wordsOf(on)).toContain(says);
    if ('people' in keptBy) return;
    expect(readFileSync(join(root, keptBy.file), 'utf8')).toContain(keptBy.name);
  });
});

describe('notifications', () => {
  it.each(notificationTypes)('of type %s have a sender, or none is made', (type) => {
    const sender = notificationSenders[type];
    if ('sentBy' in sender) {
      expect(existsSync(join(root, sender.sentBy)), sender.sentBy).toBe(true);
      expect(readFileSync(join(root, sender.sentBy), 'utf8')).toContain(`'${type}'`);
      return;
    }
    const senders = readdirSync(join(libs, 'service'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => isRead(file) && readFileSync(join(libs, 'service', file), 'utf8').includes(`'${type}'`),
    );
    expect(senders).toEqual([]);
  });

  it('that nobody sends are promised nowhere', () => {
    const saysSo = files.filter((file) => /days before yours changes|PREMIUM_REVIEW_NOTICE_DAYS\}/.test(wordsOf(file)));
    expect(saysSo).toEqual([]);
  });
});
