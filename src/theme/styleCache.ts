import createCache, { type EmotionCache } from '@emotion/cache';
import { noteStyle, STYLE_KEY } from './keptStyles.ts';

/**
 * Emotion's store of the rules that are in the page. It begins with those that `restoreStyles` put
 * there, and notes what is written in addition.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  const { insert, sheet } = cache;
  const write = sheet.insert.bind(sheet);
  let rules: string[] = [];
  sheet.insert = (rule) => {
    rules.push(rule);
    write(rule);
  };
  // Emotion also calls this for the rules of the whole page, with a sheet of their own. They are not
  // kept, because they differ between light and dark and would apply before it is known which it is.
  cache.insert = (selector, serialized, target, isShared) => {
    rules = [];
    const answer = insert(selector, serialized, target, isShared);
    if (target === sheet) noteStyle(serialized.name, rules.join('\n'));
    return answer;
  };
  return cache;
}
