import { questionsEndpoints } from '../generated/questions.gen.js';
import { tagged } from './tags.js';

export * from '../generated/questions.gen.js';

/** MSG-02: what contractors ask on an open project. An update of the project reads its questions again too. */
export const questionsApi = questionsEndpoints.enhanceEndpoints({
  endpoints: {
    listQuestions: { providesTags: (_, __, { id }) => ['Question', tagged('Project', id)] },
    // A refusal may mean that it was answered or removed meanwhile: what is known is read again then too.
    askQuestion: { invalidatesTags: ['Question'] },
    answerQuestion: { invalidatesTags: ['Question'] },
    removeQuestion: { invalidatesTags: ['Question'] },
    reportQuestion: { invalidatesTags: ['Report'] },
  },
});
