import { describe, expect, it } from 'vitest';
import { processorLoad } from './processor-load';

/** A processor whose time passes when it is told to. */
function aProcessor() {
  let now = 0;
  let idle = 0;
  const load = processorLoad({ now: () => now, idle: () => idle });
  const ends: (() => void)[] = [];
  return {
    load,
    begin: (requests: number) => {
      for (let begun = 0; begun < requests; begun += 1) ends.push(load.begin());
    },
    /** Answers so many requests in so many milliseconds, and rests for some of them. */
    pass: (milliseconds: number, { answered, rested }: { answered: number; rested: number }) => {
      for (const end of ends.splice(0, answered)) end();
      now += milliseconds;
      idle += rested;
    },
  };
}

describe('a processor has too much to do', () => {
  it('when it had no rest and more is under way than it answers in a second', () => {
    const { load, begin, pass } = aProcessor();
    begin(300);
    pass(500, { answered: 100, rested: 10 });
    expect(load.isTooMuch()).toBe(true);
  });

  it('no longer once it has answered enough of it, or had some rest', () => {
    const { load, begin, pass } = aProcessor();
    begin(350);
    pass(500, { answered: 100, rested: 0 });
    expect(load.isTooMuch()).toBe(true);
    pass(100, { answered: 100, rested: 0 });
    expect(load.isTooMuch()).toBe(false);
    begin(400);
    expect(load.isTooMuch()).toBe(true);
    pass(500, { answered: 10, rested: 100 });
    expect(load.isTooMuch()).toBe(false);
  });

  it('never while it rests: then requests wait for somebody else, however many there are', () => {
    const { load, begin, pass } = aProcessor();
    begin(1_000);
    pass(500, { answered: 1, rested: 400 });
    expect(load.isTooMuch()).toBe(false);
  });

  it('not because of requests that wait for others of their own caller', () => {
    const { load, begin, pass } = aProcessor();
    begin(60);
    const over = Array.from({ length: 58 }, load.wait);
    pass(500, { answered: 2, rested: 0 });
    expect(load.isTooMuch()).toBe(false);
    for (const end of over) end();
    expect(load.isTooMuch()).toBe(true);
  });

  it('never with a few requests, however long each takes', () => {
    const { load, begin, pass } = aProcessor();
    begin(19);
    pass(5_000, { answered: 0, rested: 0 });
    expect(load.isTooMuch()).toBe(false);
    begin(1);
    expect(load.isTooMuch()).toBe(true);
  });

  it('no longer once it could answer all of it if it did not refuse: refusals cost it answers', () => {
    const { load, begin, pass } = aProcessor();
    begin(64);
    pass(500, { answered: 10, rested: 0 }); // a slow start
    begin(10);
    for (let half = 0; half < 20; half += 1) {
      let refused = 0;
      while (refused < 200 && load.isTooMuch()) refused += 1;
      const answered = refused === 0 ? 50 : 25;
      pass(500, { answered, rested: 0 });
      begin(answered);
    }
    expect(load.isTooMuch()).toBe(false);
  });

  it('as far as can be told after half a second, and not before', () => {
    const { load, begin, pass } = aProcessor();
    begin(1_000);
    pass(499, { answered: 10, rested: 0 });
    expect(load.isTooMuch()).toBe(false);
    pass(1, { answered: 0, rested: 0 });
    expect(load.isTooMuch()).toBe(true);
  });
});
