import { countries } from '@portal/domain';
import { date, number, radios, select, text } from '@portal/forms';
import { type Choice } from './people-of-policy';
import { isNewborn, isStillborn } from './who-died';

interface Look {
  /** Begins a step of the form, by this name. */
  step?: string;
  layout?: 'stack' | 'columns';
}

const aName = text({ autoComplete: 'off', inputWidth: 20 });
const everywhere = [{ code: 'ZA', label: 'South Africa' }, ...countries] as const;

/** What is asked of a child who was never on the policy. Who the mother can be, the screen says in `lists` where it is not given. */
export const unregisteredItems = (mothers?: readonly Choice[], look: Look = {}) =>
  [
    {
      legend: 'The pregnancy',
      when: isStillborn,
      fields: [
        { name: 'stillborn.weeks', label: 'Completed weeks of pregnancy', widget: number() },
        {
          name: 'stillborn.motherLifeId',
          label: 'The mother',
          widget: mothers === undefined ? radios() : radios(mothers),
        },
      ],
    },
    {
      legend: 'The baby',
      ...look,
      when: isNewborn,
      fields: [
        { name: 'newborn.First_Name', label: 'First name', widget: aName },
        { name: 'newborn.Surname', label: 'Surname', widget: aName },
        { name: 'newborn.Date_Of_Birth', label: 'Date of birth', widget: date() },
      ],
    },
  ] as const;

/** The day and the place of a death. */
export const whenAndWhereItems = (look: Look) =>
  [
    {
      legend: 'When and where?',
      ...look,
      fields: [
        { name: 'dateOfDeath', label: 'Date of death', widget: date() },
        { name: 'placeOfDeath', label: 'Place', hint: 'A town, a hospital, at home', widget: text({ inputWidth: 20 }) },
        { name: 'countryOfDeath', label: 'Country', widget: select(everywhere) },
      ],
    },
  ] as const;
