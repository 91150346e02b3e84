import { expect, it } from 'vitest';
import { isDatabaseAway } from './is-database-away';

const coded = (code: string, message = 'refused') => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

it.each([
  { error: coded('ECONNREFUSED'), away: true, why: 'nobody listens' },
  { error: wrapped(coded('ECONNRESET')), away: true, why: 'the connection broke during a query' },
  { error: wrapped(new AggregateError([coded('ECONNREFUSED')], '')), away: true, why: 'nobody listens at any address' },
  { error: wrapped(coded('53300')), away: true, why: 'the server has no connection left' },
  { error: wrapped(coded('57P01')), away: true, why: 'an operator ended it' },
  { error: wrapped(coded('57P03')), away: true, why: 'it is starting' },
  { error: wrapped(coded('55P03')), away: true, why: 'a row stayed locked' },
  { error: wrapped(coded('57014')), away: true, why: 'a statement took too long' },
  { error: wrapped(coded('40P01')), away: true, why: 'a deadlock, again and again' },
  { error: new Error('timeout exceeded when trying to connect'), away: true, why: 'the pool is used up' },
  { error: wrapped(new Error('Connection terminated unexpectedly')), away: true, why: 'the server went away' },
  { error: wrapped(coded('23505')), away: false, why: 'a row that is there already' },
  { error: wrapped(coded('42P01')), away: false, why: 'a table that is not there' },
  { error: wrapped(coded('22021')), away: false, why: 'text that it cannot store' },
  { error: new TypeError('undefined is not a function'), away: false, why: 'our own mistake' },
  { error: 'thrown text', away: false, why: 'no error at all' },
])('$why: $away', ({ error, away }) => {
  expect(isDatabaseAway(error)).toBe(away);
});
