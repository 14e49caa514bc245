const configFile = 'apps/server/src/config.ts';
/** The files that describe the settings, with the pattern of their names. */
const descriptions = [
  ['.env.example', /^(?:# )?([A-Z][A-Z0-9_]{0,60})=/gm],
  ['docs/guides/run-in-public.md', /^\| `([A-Z][A-Z0-9_]{0,60})` \|/gm],
];
const setting = /^ {2}([A-Z][A-Z0-9_]{0,60}): /gm;

/** Finds settings that a description leaves out, and described ones that the server does not have. */
export function findSettingFaults(readText) {
  const settings = listNames(readText(configFile), setting);
  if (settings.length === 0) return [`${configFile}: no settings found; adjust the pattern of this check`];
  return descriptions.flatMap(([path, pattern]) => {
    const described = listNames(readText(path), pattern);
    return [
      ...settings.filter((name) => !described.includes(name)).map((name) => `${path}: ${name} is missing`),
      ...described
        .filter((name) => !settings.includes(name))
        .map((name) => `${path}: ${name} is no setting of ${configFile}`),
    ];
  });
}

function listNames(text, pattern) {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];
}
