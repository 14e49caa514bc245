import type { interfaces } from 'ask-sdk-model';
import { getCardLayout, type TurnOutput } from '@confab/model';
import { getAssetUrl, type AddressFile } from '../get-asset-url.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;
type RenderDocument = interfaces.alexa.presentation.apl.RenderDocumentDirective;

/** The first argument of the event that a touched chip sends; the second is its text. */
export const chipEvent = 'say';

/** Creates the screen of a response for devices with a display: image, heading, text and chips. */
export function createAplDirective(output: Spoken, title: string, addressFile: AddressFile): RenderDocument {
  const image = getAssetUrl(addressFile, output.imageAssetId, { size: '1024x768' });
  const { picture: place, hasHeading } = getCardLayout(output.screenLayout);
  const isBehind = place === 'behind' || place === 'overlay' || place === 'full';
  const words = wordsColumn();
  const beside = image === undefined || isBehind ? [words] : place === 'end' ? [words, picture()] : [picture(), words];
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: output.entryId,
    document: {
      type: 'APL',
      version: '1.6',
      theme: 'dark',
      mainTemplate: {
        parameters: ['answer'],
        items: [
          {
            type: 'Container',
            width: '100vw',
            height: '100vh',
            items: [
              ...(image !== undefined && isBehind ? [backdrop()] : []),
              {
                type: 'Container',
                direction: 'row',
                alignItems: 'center',
                width: '100vw',
                height: '100vh',
                padding: '32dp',
                items: beside,
              },
            ],
          },
        ],
      },
    },
    datasources: {
      answer: {
        heading: hasHeading ? output.headingText || title : '',
        text: output.displayText,
        image: image ?? '',
        imageAlt: output.imageAlt ?? '',
        chips: output.suggestionChips,
      },
    },
  };
}

function wordsColumn() {
  return {
    type: 'Container',
    grow: 1,
    shrink: 1,
    items: [
      {
        type: 'Text',
        when: "${answer.heading != ''}",
        text: '${answer.heading}',
        fontSize: '40dp',
        fontWeight: '700',
        maxLines: 2,
      },
      { type: 'Text', text: '${answer.text}', fontSize: '28dp', paddingTop: '16dp' },
      {
        type: 'Container',
        direction: 'row',
        wrap: 'wrap',
        paddingTop: '16dp',
        data: '${answer.chips}',
        items: [chip()],
      },
    ],
  };
}

function chip() {
  return {
    type: 'TouchWrapper',
    paddingRight: '12dp',
    onPress: { type: 'SendEvent', arguments: [chipEvent, '${data}'] },
    item: {
      type: 'Frame',
      borderWidth: '2dp',
      borderColor: '#ffffff',
      borderRadius: '24dp',
      item: { type: 'Text', text: '${data}', fontSize: '24dp', padding: '12dp' },
    },
  };
}

function picture() {
  return {
    type: 'Image',
    source: '${answer.image}',
    accessibilityLabel: '${answer.imageAlt}',
    width: '40vw',
    height: '80vh',
    scale: 'best-fit',
  };
}

function backdrop() {
  return {
    type: 'Image',
    source: '${answer.image}',
    accessibilityLabel: '${answer.imageAlt}',
    position: 'absolute',
    width: '100vw',
    height: '100vh',
    scale: 'best-fill',
    overlayColor: 'rgba(0, 0, 0, 0.5)',
  };
}
