import { anIdNumber } from '@portal/domain/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { changedAnswers } from './changed-answers';
import { defineForm } from './definition/define-form';
import { checkbox } from './widgets/checkbox';
import { idNumber } from './widgets/id-number';
import { text } from './widgets/text';

const form = defineForm({
  name: 'x',
  schema: v.object({
    Name: v.string(),
    Id_Number: v.string(),
    Is_Student: v.boolean(),
    School: v.nullish(v.string()),
    Home: v.object({ City: v.string() }),
  }),
  items: [
    { name: 'Name', label: 'Name', widget: text() },
    { name: 'Id_Number', label: 'ID number', widget: idNumber() },
    { name: 'Is_Student', label: 'Student', widget: checkbox() },
    { name: 'School', label: 'School', widget: text(), when: ({ Is_Student }) => Is_Student === true },
    { name: 'Home.City', label: 'City', widget: text() },
  ],
});

const [id, twin] = ['2015-03-04', '2016-03-04'].map((born) => anIdNumber({ born }));
const before = { Name: 'Thabo', Id_Number: id, Is_Student: true, School: 'Wits', Home: { City: 'Soweto' } };
const changes = (after: object) => changedAnswers(form, before, { ...before, ...after }, { today: '2026-11-20' });

it('only what is not as it was, with both in words', () => {
  expect(changes({ Name: 'Sipho', Home: { City: 'Durban' } })).toEqual([
    { name: 'Name', label: 'Name', before: 'Thabo', after: 'Sipho' },
    { name: 'Home.City', label: 'City', before: 'Soweto', after: 'Durban' },
  ]);
});

it('nothing when nothing changed', () => {
  expect(changes({})).toEqual([]);
});

it('an answer that is asked for no more has gone', () => {
  expect(changes({ Is_Student: false })).toEqual([
    { name: 'Is_Student', label: 'Student', before: 'Yes', after: 'No' },
    { name: 'School', label: 'School', before: 'Wits', after: '' },
  ]);
});

it('a number that looks the same when it is masked is said to have changed', () => {
  const after = `${twin?.slice(0, 9)}${id?.slice(9)}`;
  expect(changes({ Id_Number: after })).toMatchObject([{ name: 'Id_Number', after: 'Changed' }]);
});
