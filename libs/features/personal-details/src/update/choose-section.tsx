import { PolicyPage } from '@portal/policy-workflow';
import { Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';
import { type Section, sections } from '../shared/sections';

/** Leads to the page of each section. */
export const ChooseSection = () => (
  <PolicyPage title="Update personal details" description="What do you want to change?">
    <Stack gap="md">
      {Object.entries(sections).map(([section, title]) => (
        <Link key={section} to={ways.update(section as Section)}>
          {title}
        </Link>
      ))}
      <Link to={ways.correct}>Request a correction of your name, ID or date of birth</Link>
    </Stack>
  </PolicyPage>
);
