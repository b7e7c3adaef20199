import createCache, { type EmotionCache } from '@emotion/cache';
import type { StyleSheet } from '@emotion/sheet';
import { notePageRules, noteStyle, pageRulesOf, STYLE_KEY } from './keptStyles.ts';

/**
 * Emotion's store of the rules that are in the page. It begins with those that `restoreStyles` put
 * there, and notes what is written in addition. Rules of the whole page, for which emotion has a sheet
 * of their own, are taken from what was kept when they are needed.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  const { insert, sheet } = cache;
  /** What emotion's compiler writes into a sheet. */
  const writtenBy = (target: StyleSheet, compile: () => void): string => {
    const rules: string[] = [];
    const { insert: write } = target;
    target.insert = (rule) => {
      rules.push(rule);
      write.call(target, rule);
    };
    compile();
    target.insert = write;
    return rules.join('\n');
  };
  const { isSpeedy } = sheet;
  cache.insert = (selector, serialized, target, isShared) => {
    const { name } = serialized;
    const isOfPage = target !== sheet;
    const kept = isOfPage ? pageRulesOf(name) : undefined;
    // Kept rules are one text, which the browser reads at once.
    target.isSpeedy = kept === undefined && isSpeedy;
    if (kept !== undefined) return void target.insert(kept);
    const rules = writtenBy(target, () => insert(selector, serialized, target, isShared));
    return (isOfPage ? notePageRules : noteStyle)(name, rules);
  };
  return cache;
}
