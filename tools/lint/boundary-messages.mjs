// What lint says of an import that the layers forbid: whose it is, what may be imported there, and where such a thing belongs.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** By what was imported: where the code that wants it belongs, or how it is had without the import. */
const belongs = {
  'type:app': 'Apps wire libraries together and nobody imports them: move it into a library.',
  'type:feature':
    'Features meet only in an app: what two of them need goes down into libs/policy-workflow, or into libs/ui-kit if it is only looks.',
  'type:workflow':
    'What knows the selected policy belongs in a feature or in libs/policy-workflow itself: hand it down as an argument or a child.',
  'type:auth': 'Who is signed in is handed down as an argument by a feature or the app.',
  'type:data': 'A feature or libs/policy-workflow makes the call and hands down what came.',
  'type:service':
    'The portal knows the service by the rows of libs/contract only: what both need is a rule of libs/domain or a record of libs/contract.',
  'type:ui': 'What is drawn belongs in a feature; a rule behind it goes to libs/domain.',
  'type:contract':
    'A rule takes plain values and knows no record: what knows calls and records belongs in libs/contract or above.',
  'type:scenario': 'Policies that are made up belong in stories, tests and the command that seeds a demo.',
  'type:stub': 'It is a command of its own and nobody imports it.',
  'type:conformance': 'It is a command of its own and nobody imports it: what others need of it is the contract’s.',
  'platform:web':
    'It runs in browsers only: what both sides need goes into a library of platform:any, as libs/domain or libs/contract.',
  'platform:node':
    'It runs in a process only: what both sides need goes into a library of platform:any, as libs/domain or libs/contract.',
};

const external = {
  'type:domain': 'Rules are pure: what they need is handed in as an argument by whoever is above.',
  'type:contract': 'It is loaded by every page and by the service: what a package does for records is done above it.',
  'platform:any':
    'This library runs in a browser and in a process: what needs one of them belongs in a library of that platform.',
  'platform:web': 'This library runs in browsers: the package belongs in the service or an app that runs in Node.',
  'platform:node': 'This code runs in Node: what is drawn belongs in a feature or libs/ui-kit.',
};

/** The tags of every library, by its name. */
function readTags(root) {
  const files = readdirSync(join(root, 'libs'), { recursive: true }).filter(
    (path) => basename(path) === 'project.json',
  );
  const projects = files.map((path) => JSON.parse(readFileSync(join(root, 'libs', path), 'utf8')));
  return new Map(projects.map(({ name, tags }) => [name, tags]));
}

const list = (words) => new Intl.ListFormat('en').format(words);

const typeOf = (tags) => tags.find((tag) => tag.startsWith('type:'));

/** The sentence for one refusal of `@nx/enforce-module-boundaries`; null for one that has no other than its own. */
function boundaryMessage({ messageId, data, imported }, rules, tagsOf) {
  // Nx finds the circle that such an import closes before it looks at layers.
  const isCircle = messageId === 'noCircularDependencies';
  const sourceTag = isCircle ? typeOf(tagsOf(`@portal/${data.sourceProjectName}`)) : data?.sourceTag;
  const rule = rules.find((each) => each.sourceTag === sourceTag);
  if (!rule) return null;
  if (messageId === 'bannedExternalImportsViolation') {
    const allowed = rule.allowedExternalImports ? ` (packages it may: ${list(rule.allowedExternalImports)})` : '';
    return `This library is ${sourceTag} and may not import the package ${imported}${allowed}. ${external[sourceTag] ?? ''}`.trim();
  }
  if (!isCircle && !/onlyTagsConstraintViolation/i.test(messageId)) return null;
  const kind = sourceTag.split(':')[0];
  const target = tagsOf(imported).find((tag) => tag.startsWith(`${kind}:`));
  if (isCircle && rule.onlyDependOnLibsWithTags.includes(target)) return null;
  const may = list(rule.onlyDependOnLibsWithTags) || 'no other library';
  return `This library is ${sourceTag} and may not import ${imported}, which is ${target}; it may import ${may}. ${belongs[target] ?? ''}`.trim();
}

/** The rule of Nx, with our sentences. */
export function teaching(rule, rules, root) {
  const tags = readTags(root);
  const tagsOf = (imported) => tags.get(/^@portal\/([^/]+)/.exec(imported)?.[1]) ?? [];
  return {
    ...rule,
    create(context) {
      const report = (found) => {
        const message = boundaryMessage(
          { ...found, imported: found.node.source?.value ?? found.data?.imp },
          rules,
          tagsOf,
        );
        const { messageId: _, data: __, ...rest } = found;
        context.report(message === null ? found : { ...rest, message });
      };
      return rule.create(Object.create(context, { report: { value: report } }));
    },
  };
}
