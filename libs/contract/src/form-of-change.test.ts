import { actionTypes, codesOf, kindsOfChange } from '@portal/domain';
import { expect, it } from 'vitest';
import {
  childStudiesPath,
  draftWordsOf,
  newbornRecord,
  pathOfForm,
  sectionOfRecord,
  studiesSection,
} from './form-of-change';
import { isOurs } from './testing/is-ours';

it.each(codesOf(actionTypes))('the form of %s is a page of ours, or there is none', (action) => {
  const path = pathOfForm(action, 'some-id');
  // Whoever takes over a policy is signed in to a claim, and has no drafts; what a death undoes nobody asks for.
  const { effect, askedBy } = kindsOfChange[action];
  const needsNone = effect === 'removal' || askedBy !== 'holder';
  expect(path === null ? needsNone : isOurs(path)).toBe(true);
});

it('a draft is told in words that go on from "Continue"', () => {
  expect(draftWordsOf('ADD_CHILD')).toBe('adding a child');
  expect(draftWordsOf('UPDATE_CELL_NUMBER')).toBeNull();
  expect(draftWordsOf('DELETE_CHILD')).toBeNull();
});

it('what was typed on the page of one section leads back to that page', () => {
  const draftOf = sectionOfRecord('some-id', 'address');
  expect(pathOfForm('UPDATE_CONTACT', draftOf)).toBe('/update-personal-details?section=address');
  expect(pathOfForm('UPDATE_CONTACT', 'some-id')).toBe('/update-personal-details');
});

it('leads back to the page that asks for a child’s studies alone', () => {
  expect(pathOfForm('UPDATE_CHILD', sectionOfRecord('some-id', studiesSection))).toBe(childStudiesPath('some-id'));
  expect(childStudiesPath('some-id')).toBe('/child/update/some-id?section=studies');
  expect(pathOfForm('UPDATE_CHILD', 'some-id')).toBe('/child/update/some-id');
});

it('leads back to the short form of a newborn', () => {
  expect(pathOfForm('ADD_CHILD', newbornRecord)).toBe('/child/add?newborn=yes');
  expect(pathOfForm('ADD_CHILD', 'new')).toBe('/child/add');
});
