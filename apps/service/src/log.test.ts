import { describe, expect, it } from 'vitest';
import { jsonLog, quietLog } from './log';

const at = new Date('2026-03-02T08:00:00Z');

describe('the log of a real deployment', () => {
  const logged = (fields: Record<string, unknown>) => {
    const lines: string[] = [];
    jsonLog(
      (text) => lines.push(text),
      () => at,
    )({ level: 'info', event: 'request', ...fields });
    return lines.join('');
  };

  it('is one JSON line an event, with the request id', () => {
    expect(JSON.parse(logged({ requestId: 'r-1' }))).toEqual({
      time: '2026-03-02T08:00:00.000Z',
      level: 'info',
      event: 'request',
      requestId: 'r-1',
    });
  });

  it.each(['a\nb', 'a\r\nb', '"}\n{"level":"error"', '\u001b[31mred', '\u2028'])(
    'stays one line with %j in it',
    (path) => {
      const line = logged({ path });
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(line).not.toMatch(/[\r\u001b]/);
      expect(JSON.parse(line)).toMatchObject({ path, level: 'info' });
    },
  );

  it('keeps the last four digits of an ID number only', () => {
    const number = '9'.repeat(13);
    expect(logged({ path: `/policies/id-number/${number}` })).toContain('/policies/id-number/*********9999"');
  });

  it('keeps a trace id whole, whatever digits are in it, and nothing else under that name', () => {
    const traceId = `${'9'.repeat(13)}${'a'.repeat(19)}`;
    expect(JSON.parse(logged({ traceId, path: '/x' }))).toMatchObject({ traceId, path: '/x' });
    expect(logged({ traceId: '9'.repeat(13) })).not.toContain('traceId');
  });

  it('says what an error said', () => {
    expect(JSON.parse(logged({ error: new TypeError('no such row') }))).toMatchObject({
      error: {
        name: 'TypeError',
        message: 'no such row',
        stack: expect.arrayContaining([expect.stringContaining('log.test')]),
      },
    });
  });
});

it('the log of the demo is silent until something goes wrong', () => {
  const lines: string[] = [];
  const log = quietLog((text) => lines.push(text));
  log({ level: 'info', event: 'request' });
  log({ level: 'warn', event: 'slow' });
  expect(lines).toEqual([]);
  log({ level: 'error', event: 'request', requestId: 'r-1' });
  expect(lines).toEqual(['Something went wrong (request): {"requestId":"r-1"}\n']);
});
