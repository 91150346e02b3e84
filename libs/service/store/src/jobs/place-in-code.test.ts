import { anIdNumber } from '@portal/domain/testing';
import { expect, it } from 'vitest';
import { placeInCode } from './place-in-code';

function failing(): Error {
  return new Error(`Thandi Nkosi\n    at ${anIdNumber({ born: '1980-01-01' })}`);
}

it('is the function and the line, without the message and without the folders of the machine', () => {
  expect(placeInCode(failing())).toMatch(/^failing \(place-in-code\.test\.ts:\d+:\d+\)$/);
});

it('is a line alone where nothing has a name', () => {
  const error = Object.assign(new Error('x'), { stack: 'Error: x\n    at file:///srv/app/main.js:3:7' });
  expect(placeInCode(error)).toBe('main.js:3:7');
});

it('is unknown of what is no error', () => {
  expect(placeInCode('nothing')).toBeNull();
  expect(placeInCode(Object.assign(new Error('x'), { stack: 'Error: x' }))).toBeNull();
});
