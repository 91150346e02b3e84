// The recipes of a document: what follows "## Recipes", one below each "### ", with the commands that stand in it between backticks.

const command = /`((?:[A-Z_]+=\S+ )*(?:npm|npx|node) [^`]+)`/g;
/** Commands that go on until they are stopped. */
const serves = /(npm start|npm run (dev|storybook)|:alone)\b/;

export function recipesOf(document) {
  const [, recipes = ''] = document.split(/^## Recipes$/m);
  return recipes
    .split(/^### /m)
    .slice(1)
    .map((recipe) => ({
      title: recipe.split('\n', 1)[0],
      commands: [...recipe.matchAll(command)].map(([, command]) => ({ command, isServer: serves.test(command) })),
    }));
}
