/** Something that keeps the application from being sent, and the path of what it is about: `Children.0.Date_Of_Birth`. */
export interface Problem {
  field: string;
  message: string;
}
