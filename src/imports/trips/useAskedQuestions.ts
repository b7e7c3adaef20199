import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { type AccountField, accountFieldSchema } from '../../../contract/booking/accountFields.ts';
import { text } from '../../../contract/core/fields.ts';
import type { AnyResource } from '../../../contract/core/resource.ts';
import { answerColumn } from '../../../contract/import/tripLines.ts';
import { callApi } from '../../dataProvider/http.ts';

const NONE: readonly AccountField[] = [];

function withQuestions(declaration: AnyResource, asked: readonly AccountField[]): AnyResource {
  const { fields, importable } = declaration;
  const keys = asked.map(({ id }) => answerColumn(id));
  return {
    ...declaration,
    fields: { ...fields, ...Object.fromEntries(keys.map((key) => [key, text({})])) },
    importable: {
      ...importable!,
      more: [...(importable?.more ?? []), ...keys],
      labels: Object.fromEntries(asked.map(({ id, title }) => [answerColumn(id), title])),
    },
  };
}

/**
 * The declaration of a file of trips with a column for each question that fleets ask with the trips of
 * an account; any other declaration as it is.
 */
export function useAskedQuestions(declaration: AnyResource, account: string | null): AnyResource {
  const isBooked = declaration.importable?.booked !== undefined;
  const { data: asked = NONE } = useQuery({
    queryKey: ['trip-questions', account],
    queryFn: ({ signal }) =>
      callApi('/bookings/import/questions', {
        query: { corporationId: account ?? '' },
        response: z.array(accountFieldSchema),
        signal,
      }),
    enabled: isBooked && account !== null,
  });
  return useMemo(
    () => (asked.length === 0 ? declaration : withQuestions(declaration, asked)),
    [declaration, asked],
  );
}
