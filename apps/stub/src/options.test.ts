import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

describe('the options of the stub', () => {
  it('are a port, this machine, the portal of `npm start` and today where nothing is said', () => {
    expect(readOptions([])).toEqual({
      kind: 'options',
      options: {
        port: 4300,
        host: '127.0.0.1',
        origins: ['http://localhost:4200'],
        issuer: 'http://localhost:4201/identity',
        today: null,
      },
    });
  });

  it('name several origins, each as browsers write it', () => {
    const args = ['--origin', 'http://localhost:5173/', '--origin', 'https://PORTAL.example:443'];
    expect(readOptions(args)).toMatchObject({
      options: { origins: ['http://localhost:5173', 'https://portal.example'] },
    });
  });

  it.each([
    { args: ['--port', 'http'], says: 'Give a port from 0 to 65535: --port 4300.' },
    { args: ['--port', '70000'], says: 'Give a port from 0 to 65535: --port 4300.' },
    { args: ['--today', '2026-02-30'], says: 'Give the day as year, month and day: --today 2026-11-20.' },
    { args: ['--origin', 'localhost'], says: 'Give an origin without a path: --origin http://localhost:4200.' },
    {
      args: ['--origin', 'http://a.example/b'],
      says: 'Give an origin without a path: --origin http://localhost:4200.',
    },
    {
      args: ['--identity', 'localhost'],
      says: 'Give the address of the identity provider: --identity http://localhost:4201/identity.',
    },
    { args: ['--prot', '1'], says: "Unknown option '--prot'." },
  ])('are refused with what to do: $args', ({ args, says }) => {
    const read = readOptions(args);
    expect(read.kind === 'refused' && read.message.split('\n')[0]).toBe(says);
  });

  it('are explained on demand', () => {
    expect(readOptions(['--help'])).toMatchObject({ kind: 'help' });
  });
});
