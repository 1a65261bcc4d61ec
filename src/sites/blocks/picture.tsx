import { useSyncExternalStore } from "react";
import type { Crop } from "#src/art/art-theme.ts";
import { MapArt } from "#src/art/map-art.tsx";
import { WordmarkArt } from "#src/art/wordmark-art.tsx";
import { canDrawSubjects, hasFaces, hasPlainArts, hasScene, onScenesLoaded } from "../drawn/art-catalogue.ts";
import { ComparisonArt } from "../drawn/comparison-art.tsx";
import { PersonArt } from "../drawn/person-art.tsx";
import { PlainArt } from "../drawn/plain-art.tsx";
import { SceneArt } from "../drawn/scene-art.tsx";
import { SubjectArt } from "../drawn/subject-art.tsx";
import { TileArt } from "../drawn/tile-art.tsx";
import type { DrawnPicture, Picture as PictureReference } from "../fields.ts";
import type { Tone } from "../themes/compose.ts";
import type { Scope } from "./define-block.ts";
import { Photo } from "./photo.tsx";

interface PictureProps {
  picture: PictureReference | null;
  scope: Scope;
  /** The tone of the ground behind it. */
  tone: Tone;
  /** The prefix of every id inside the picture. */
  id: string;
  crop?: Crop;
  className?: string;
}

/** Renders a picture of a document: nothing for no picture, for an unknown one, or while it loads. */
export function Picture({ picture, ...place }: PictureProps) {
  if (picture?.kind !== "photo") return <Drawing {...place} picture={picture} />;
  const { scope, tone, crop = "tile", className = "sw-picture" } = place;
  const files = scope.photos?.get(picture.asset);
  const art = picture.art && { ...picture.art, label: picture.label || picture.art.label };
  if (files === undefined) return <Drawing {...place} picture={art} />;
  const instead = (
    <span className={`${className} sw-photo-missing`}>
      <Drawing {...place} className="sw-photo-art" picture={art} />
    </span>
  );
  if (!files) return instead;
  return (
    <Photo
      // A new address may be readable even if the last one failed.
      key={files.sizes[0]?.address}
      photo={picture}
      files={files}
      crop={crop}
      isFirst={picture.asset === scope.firstPhoto}
      isOnDark={scope.art[tone].isDark}
      className={className}
      instead={instead}
    />
  );
}

interface DrawingProps extends PictureProps {
  picture: DrawnPicture | null;
}

function Drawing({ picture, scope, tone, id, crop = "tile", className = "sw-picture" }: DrawingProps) {
  const isLoaded = () => picture !== null && canDraw(picture);
  // The subscription is here so that a loaded picture does not re-render the block around it.
  const isThere = useSyncExternalStore(onScenesLoaded, isLoaded, isLoaded);
  if (!picture || !isThere) return null;
  const art = {
    theme: scope.art[tone],
    seed: picture.seed,
    id,
    className,
    label: picture.label || undefined,
  };
  switch (picture.kind) {
    case "scene":
      return <SceneArt {...art} scene={picture.scene} crop={crop} word={scope.meta.business.name} />;
    case "tile":
      return <TileArt {...art} scene={picture.scene} index={picture.index} />;
    case "comparison":
      return <ComparisonArt {...art} scene={picture.scene} side={picture.side} />;
    case "person":
      return <PersonArt {...art} name={picture.name} look={picture.look} />;
    case "subject":
      return (
        <SubjectArt
          {...art}
          subjects={picture.subjects}
          composition={picture.composition}
          crop={crop}
          word={scope.meta.business.name}
        />
      );
    case "plain":
      return <PlainArt {...art} crop={crop} mood={picture.mood} word={scope.meta.business.name} />;
    case "map":
      return <MapArt {...art} />;
    case "wordmark":
      return <WordmarkArt {...art} name={picture.name} />;
  }
}

function canDraw(picture: DrawnPicture) {
  switch (picture.kind) {
    case "person":
      return hasFaces();
    case "subject":
      return canDrawSubjects(picture.subjects);
    case "plain":
      return hasPlainArts();
    default:
      return !("scene" in picture) || hasScene(picture.scene);
  }
}
