import { QuickLinkTiles, sideQuickLinks, useToday } from '@portal/policy-workflow';
import { Heading, lazyPart, List, PageLayout, Section, SkeletonCards, Stack, Text } from '@portal/ui-kit';
import { Suspense } from 'react';
import { fieldTitles, patternTitles } from './contents';

const FieldList = lazyPart(() => import('./fields/field-list'));
const PatternList = lazyPart(() => import('./patterns/pattern-list'));

const Contents = ({ title, parts }: { title: string; parts: Readonly<Record<string, string>> }) => (
  <Stack gap="xs">
    <Heading level={2} size="sm">
      {title}
    </Heading>
    <List kind="plain">
      {Object.entries(parts).map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </List>
  </Stack>
);

/** As tall as a screen, so that nothing moves when the fields come. */
const CatalogueLoading = () => <SkeletonCards count={4} label="Loading the fields" />;

/** Every field and every pattern of the portal's forms, alive, with what each would send. */
function FormCatalogueScreen() {
  const today = useToday();
  return (
    <PageLayout
      title="Form builder demo"
      description="Every field and every pattern of our forms, to try out. Nothing you type here is sent or kept."
      side={
        <Stack gap="lg">
          <QuickLinkTiles keys={sideQuickLinks} />
          <Stack as="nav" aria-label="On this page" gap="lg">
            <Contents title="Fields" parts={fieldTitles} />
            <Contents title="Patterns" parts={patternTitles} />
          </Stack>
        </Stack>
      }
    >
      <Suspense fallback={<CatalogueLoading />}>
        <Stack gap="xl">
          <Section aria-labelledby="fields">
            <Heading id="fields">Fields</Heading>
            <Text>
              A form is a table of these over a schema. Press Check to see what is refused; what would be sent stands
              beside each field while you type.
            </Text>
            <FieldList today={today} />
          </Section>
          <Section aria-labelledby="patterns">
            <Heading id="patterns">Patterns</Heading>
            <Text>What several fields do together, and what becomes of a form on its way.</Text>
            <PatternList today={today} />
          </Section>
        </Stack>
      </Suspense>
    </PageLayout>
  );
}
export { FormCatalogueScreen as Component };
