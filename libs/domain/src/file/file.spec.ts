import { chosenType, HEIC_TYPES, isChosenVideo, kindOfPostFile, takesChosen, TYPES_OF_KIND } from './file.js';

const chosen = (name: string, type = ''): { readonly name: string; readonly type: string } => ({ name, type });

describe('a photograph of a phone, as a browser hands it over', () => {
  it.each([...HEIC_TYPES.map((type) => chosen('photo', type)), chosen('IMG_1.HEIC'), chosen('IMG_1.heif')])(
    'PROJ-08 is taken as one from %j',
    (file) => {
      expect([chosenType(file), kindOfPostFile(chosenType(file)), takesChosen(TYPES_OF_KIND.photo, file)]).toEqual([
        'image/heic',
        'photo',
        true,
      ]);
    },
  );

  it('PROJ-08 comes with a film that is told from it', () => {
    const films = [chosen('IMG_1.MOV'), chosen('IMG_1.MOV', 'video/quicktime'), chosen('a.mp4', 'video/mp4')];
    expect(films.map((film) => [isChosenVideo(film), takesChosen(TYPES_OF_KIND.photo, film)])).toEqual(
      films.map(() => [true, false]),
    );
  });

  it('PROJ-08 leaves what has no type to the server, and refuses what has another', () => {
    expect([
      takesChosen(TYPES_OF_KIND.photo, chosen('scan')),
      takesChosen(TYPES_OF_KIND.photo, chosen('a.pdf', 'application/pdf')),
      takesChosen(TYPES_OF_KIND.photo, chosen('a.avif', 'image/avif')),
    ]).toEqual([true, false, false]);
  });
});
